// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Names in the place of ENS's universal resolver, as much of it as a dApp asks: whose a name is, and how an account is called.
contract SandboxNames {
    struct Entry {
        address owner;
        string avatar;
    }

    error ResolverNotFound(bytes name);
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    bytes4 private constant TEXT = 0x59d1d43c;

    mapping(bytes32 => Entry) private entries;
    mapping(address => string) private names;
    mapping(bytes32 => string[]) private elsewhere;

    /// @param dnsName The name as DNS writes it, which is how resolvers are asked for it.
    function set(bytes calldata dnsName, string calldata name, address owner, string calldata avatar) external {
        entries[keccak256(dnsName)] = Entry(owner, avatar);
        names[owner] = name;
    }

    /// What a name means, the servers behind these addresses know (EIP-3668).
    function setElsewhere(bytes calldata dnsName, string[] calldata urls) external {
        for (uint256 index = 0; index < urls.length; index++) elsewhere[keccak256(dnsName)].push(urls[index]);
    }

    /// Takes what a server says: one word, for the name that was asked for.
    function answered(bytes calldata response, bytes calldata name)
        external
        view
        returns (bytes memory result, address resolver)
    {
        if (response.length != 32 || elsewhere[keccak256(name)].length == 0) revert ResolverNotFound(name);
        return (response, address(this));
    }

    function reverse(bytes calldata account, uint256)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        return (names[address(bytes20(account))], address(this), address(this));
    }

    function resolve(bytes calldata name, bytes calldata data)
        external
        view
        returns (bytes memory result, address resolver)
    {
        string[] storage urls = elsewhere[keccak256(name)];
        if (urls.length > 0) revert OffchainLookup(address(this), urls, data, this.answered.selector, name);
        Entry storage entry = entries[keccak256(name)];
        if (entry.owner == address(0)) revert ResolverNotFound(name);
        if (bytes4(data) == TEXT) return (abi.encode(entry.avatar), address(this));
        return (abi.encode(entry.owner), address(this));
    }
}
