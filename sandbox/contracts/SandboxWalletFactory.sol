// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./SandboxWallet.sol";

/// Makes each owner a wallet, at an address that is known before it is there (EIP-6492).
contract SandboxWalletFactory {
    function create(address owner) external returns (address) {
        address made = addressOf(owner);
        if (made.code.length == 0) new SandboxWallet{salt: 0}(owner);
        return made;
    }

    function addressOf(address owner) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SandboxWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code)))));
    }
}
