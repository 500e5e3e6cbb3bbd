// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A plain ERC-721 with one token, which the constructor gives to a holder.
contract SandboxNft {
    string public name;
    string public constant symbol = "NFT";

    address private holder;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(string memory called, address first) {
        name = called;
        holder = first;
        emit Transfer(address(0), first, 1);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function balanceOf(address owner) external view returns (uint256) {
        return owner == holder ? 1 : 0;
    }

    function ownerOf(uint256 tokenId) public view returns (address) {
        require(tokenId == 1, "NFT: no such token");
        return holder;
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return string.concat('data:application/json,{"name":"', name, '"}');
    }

    function approve(address approved, uint256 tokenId) external {
        require(msg.sender == ownerOf(tokenId), "NFT: not the owner");
        getApproved[tokenId] = approved;
        emit Approval(holder, approved, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        require(from == ownerOf(tokenId), "NFT: not the owner");
        require(to != address(0), "NFT: transfer to the zero address");
        bool isAllowed = msg.sender == from || msg.sender == getApproved[tokenId] || isApprovedForAll[from][msg.sender];
        require(isAllowed, "NFT: not approved");
        delete getApproved[tokenId];
        holder = to;
        emit Transfer(from, to, tokenId);
    }
}
